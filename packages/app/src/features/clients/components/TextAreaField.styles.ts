import { makeStyles, tokens } from '@fluentui/react-components'

export const useTextAreaFieldStyles = makeStyles({
  note: { display: 'flex', justifyContent: 'space-between', gap: tokens.spacingHorizontalL },
  count: { flexShrink: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
})
