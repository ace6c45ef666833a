import { makeStyles, tokens } from '@fluentui/react-components'
import { column, row, wrappingRow } from '../../theme/styleFragments.ts'

export const useFilterBarStyles = makeStyles({
  root: column(tokens.spacingVerticalS),
  line: wrappingRow(tokens.spacingHorizontalS),
  // In a narrow bar, it shrinks before the buttons wrap.
  search: { flex: '1 1 140px', minWidth: 0, maxWidth: '280px' },
  count: { marginInlineStart: tokens.spacingHorizontalXS },
  end: { ...row(tokens.spacingHorizontalS), marginLeft: 'auto' },
  tags: wrappingRow(`${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`),
  // As high as a line of tags, also before their code is loaded.
  tagsPlace: { minHeight: '24px' },
  // As high as its fields, also before the filters and their code are loaded.
  quick: { display: 'flex', gap: tokens.spacingHorizontalS, minHeight: '32px' },
  quickField: { flex: '1 1 0', minWidth: 0 },
  tag: { maxWidth: '320px' },
  tagText: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', display: 'block' },
})
