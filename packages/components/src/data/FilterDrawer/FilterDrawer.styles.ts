import { makeStyles, tokens } from '@fluentui/react-components'
import { column } from '../../theme/styleFragments.ts'

export const useFilterDrawerStyles = makeStyles({
  form: column(tokens.spacingVerticalL),
  numbers: column(tokens.spacingVerticalXS),
  pair: { display: 'flex', alignItems: 'flex-end', gap: tokens.spacingHorizontalM },
  grow: { flex: '1 1 0', minWidth: 0 },
  control: { minWidth: 0, width: '100%' },
  dateButton: { justifyContent: 'flex-start', fontWeight: tokens.fontWeightRegular, width: '100%' },
  unset: { color: tokens.colorNeutralForeground3 },
  // The Apply button has space for a count, so that the Clear button does not move when the count shows.
  apply: { minWidth: '192px' },
  empty: { color: tokens.colorNeutralForeground2 },
})
