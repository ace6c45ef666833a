import { makeStyles, tokens } from '@fluentui/react-components'

export const usePaymentPageStyles = makeStyles({
  text: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
})
