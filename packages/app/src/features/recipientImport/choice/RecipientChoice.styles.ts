import { makeStyles, tokens } from '@fluentui/react-components'
import { column, quietBody, wrappingRow } from '@tandem/components/styles'

export const useRecipientChoiceStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalM), flexGrow: 1, minHeight: 0 },
  bar: { ...wrappingRow(tokens.spacingHorizontalM), minHeight: '32px' },
  note: quietBody,
  end: { marginInlineStart: 'auto' },
  surface: { minHeight: '240px' },
  import: { ...column(tokens.spacingVerticalL), flexGrow: 1, minHeight: 0, overflowY: 'auto' },
})
