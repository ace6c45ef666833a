import { makeStyles, tokens } from '@fluentui/react-components'

export const useCallWizardStyles = makeStyles({
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  lead: { margin: 0, fontWeight: tokens.fontWeightSemibold },
})
