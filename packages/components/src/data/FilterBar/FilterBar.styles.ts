import { makeStyles, tokens } from '@fluentui/react-components'

export const useFilterBarStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  // Narrow bars shrink it before the buttons wrap.
  search: { flex: '1 1 140px', minWidth: 0, maxWidth: '280px' },
  count: { marginInlineStart: tokens.spacingHorizontalXS },
  end: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, marginLeft: 'auto' },
  tags: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    rowGap: tokens.spacingVerticalXS,
  },
  // As high as a line of tags, before their code is there.
  tagsPlace: { minHeight: '24px' },
  tag: { maxWidth: '320px' },
  tagText: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', display: 'block' },
})
