import { makeStyles, tokens } from '@fluentui/react-components'
import { column, wrappingRow } from '@tandem/components/styles'

export const useSequenceRecipientsStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalM), height: '100%', minHeight: '400px' },
  head: wrappingRow(tokens.spacingHorizontalS),
  help: { color: tokens.colorNeutralForeground2 },
})
