import { makeStyles, tokens } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

export const useCreateProfilePageStyles = makeStyles({
  form: column(tokens.spacingVerticalXXL),
})
