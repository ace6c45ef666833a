import { makeStyles, tokens } from '@fluentui/react-components'
import { column, inlineRow, quietBody } from '@tandem/components/styles'

export const useRecipientFieldsStyles = makeStyles({
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // An error below one field leaves the other as it is.
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
  },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalM,
    margin: 0,
  },
  fact: { ...column(tokens.spacingVerticalXXS), minWidth: 0 },
  label: quietBody,
  value: { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  link: { ...inlineRow(tokens.spacingHorizontalXS), maxWidth: '100%' },
  linkText: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
  add: { alignSelf: 'start' },
})
