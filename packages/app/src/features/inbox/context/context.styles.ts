import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column, inlineRow, quietCaption } from '@tandem/components/styles'

/** A container query, because the demo's console can make the inbox narrow in a wide window. */
const folded = '@container inbox (max-width: 1199px)'

export const useInboxConversationStyles = makeStyles({
  column: {
    flex: '0 0 320px',
    '@container inbox (max-width: 1379px)': { flex: '0 0 280px' },
    boxSizing: 'border-box',
    minHeight: 0,
    overflowY: 'auto',
    padding: tokens.spacingHorizontalL,
    borderLeft: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    [folded]: { display: 'none' },
  },
  unfold: { display: 'none', [folded]: { display: 'inline-flex' } },
})

export const useLeadContextStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalL), overflowWrap: 'anywhere' },
  head: { display: 'flex', gap: tokens.spacingHorizontalM, alignItems: 'flex-start' },
  who: { ...column(), minWidth: 0 },
  name: { margin: 0, ...typographyStyles.subtitle2 },
  meta: quietCaption,
  facts: { ...column(tokens.spacingVerticalXS), margin: 0 },
  fact: { display: 'flex', alignItems: 'baseline', gap: tokens.spacingHorizontalM, '& > dt': { flex: '0 0 96px' } },
  value: { margin: 0, minWidth: 0, fontVariantNumeric: 'tabular-nums' },
  profileLink: inlineRow(tokens.spacingHorizontalXS),
  section: {
    paddingTop: tokens.spacingVerticalM,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  title: {
    margin: `0 0 ${tokens.spacingVerticalXS}`,
    ...typographyStyles.caption1Strong,
    color: tokens.colorNeutralForeground2,
  },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalM,
  },
  // WCAG requires a target size of 24 px for links in a column.
  link: { display: 'inline-block', lineHeight: '24px', overflowWrap: 'anywhere' },
  excerpt: {
    margin: `${tokens.spacingVerticalXXS} 0 0`,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    ...quietCaption,
  },
  failed: { color: tokens.colorStatusDangerForeground1 },
})
