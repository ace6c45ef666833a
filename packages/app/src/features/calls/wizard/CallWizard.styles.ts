import { makeStyles, tokens } from '@fluentui/react-components'

export const useCallWizardStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  lead: { margin: 0, fontWeight: tokens.fontWeightSemibold },
})
