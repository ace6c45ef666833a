import { makeStyles, tokens } from '@fluentui/react-components'

export const useProfileDetailsStyles = makeStyles({
  surface: { maxWidth: '560px' },
  form: { display: 'contents' },
  content: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    paddingBottom: tokens.spacingVerticalS,
  },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
})
