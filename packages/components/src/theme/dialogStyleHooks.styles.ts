import { makeStyles, tokens } from '@fluentui/react-components'

export const useDialogActionsStyles = makeStyles({
  // With the gap of the dialog's grid: 24 px above the buttons.
  root: { paddingTop: tokens.spacingVerticalL },
})
