import { makeStyles, tokens } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

export const useReminderFieldsStyles = makeStyles({
  form: column(tokens.spacingVerticalXL),
})
