import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'

export const useLoadingStyles = makeStyles({
  root: {
    ...typographyStyles.body2,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexGrow: 1,
    margin: 0,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground2,
  },
})
