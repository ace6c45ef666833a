import { makeStyles, tokens } from '@fluentui/react-components'

export const useReminderFieldsStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
})
