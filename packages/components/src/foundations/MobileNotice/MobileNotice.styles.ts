import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'

export const useMobileNoticeStyles = makeStyles({
  text: {
    ...typographyStyles.body2,
    margin: 0,
    maxWidth: '32ch',
    color: tokens.colorNeutralForeground2,
    textAlign: 'center',
  },
})
