import { makeStyles, tokens } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

export const useAddToSequenceStyles = makeStyles({
  surface: { maxWidth: '560px' },
  content: column(tokens.spacingVerticalL),
})
