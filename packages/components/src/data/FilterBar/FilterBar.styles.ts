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
  tag: { maxWidth: '320px' },
  tagText: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', display: 'block' },
})
