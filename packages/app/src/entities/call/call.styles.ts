import { makeStyles, tokens } from '@fluentui/react-components'

export const useCallDrawerStyles = makeStyles({
  form: { gap: tokens.spacingVerticalXL },
})
