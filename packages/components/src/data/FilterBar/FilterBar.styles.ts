import { makeStyles, tokens } from '@fluentui/react-components'
import { column, countMark, row, visuallyHidden, wrappingRow } from '../../theme/styleFragments.ts'

export const useFilterBarStyles = makeStyles({
  root: column(tokens.spacingVerticalS),
  line: wrappingRow(tokens.spacingHorizontalS),
  // In a narrow bar, the search box shrinks before the buttons wrap.
  search: { flex: '1 1 140px', minWidth: 0, maxWidth: '280px' },
  count: { ...countMark, marginInlineStart: tokens.spacingHorizontalXS },
  hidden: visuallyHidden,
  end: { ...row(tokens.spacingHorizontalS), marginLeft: 'auto' },
  tags: wrappingRow(`${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`),
  // Reserves the height of a line of tags while the code of the tags loads.
  tagsPlace: { minHeight: '24px' },
  // Reserves the height of the fields while the filters load.
  quick: { display: 'flex', gap: tokens.spacingHorizontalS, minHeight: '32px' },
  quickField: { flex: '1 1 0', minWidth: 0 },
  tag: { maxWidth: '320px' },
  tagText: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', display: 'block' },
})
