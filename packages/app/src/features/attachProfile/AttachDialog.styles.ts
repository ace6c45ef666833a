import { makeStyles, tokens } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

export const useAttachDialogStyles = makeStyles({
  surface: { maxWidth: '520px' },
  content: column(tokens.spacingVerticalL),
  text: { margin: 0, overflowWrap: 'anywhere' },
})
