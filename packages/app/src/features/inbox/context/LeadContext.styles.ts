import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'

const meta = { color: tokens.colorNeutralForeground2, ...typographyStyles.caption1 } as const

export const useLeadContextStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, overflowWrap: 'anywhere' },
  head: { display: 'flex', gap: tokens.spacingHorizontalM, alignItems: 'flex-start' },
  who: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  name: { margin: 0, ...typographyStyles.subtitle2 },
  meta,
  facts: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, margin: 0 },
  fact: { display: 'flex', gap: tokens.spacingHorizontalM, '& > dt': { flex: '0 0 96px' } },
  value: { margin: 0, minWidth: 0, fontVariantNumeric: 'tabular-nums' },
  profileLink: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  section: {
    paddingTop: tokens.spacingVerticalM,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  title: { margin: `0 0 ${tokens.spacingVerticalXS}`, ...typographyStyles.caption1Strong, color: meta.color },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalM,
  },
  // Links above each other are targets of 24 px.
  link: { display: 'inline-block', lineHeight: '24px', overflowWrap: 'anywhere' },
  excerpt: {
    margin: `${tokens.spacingVerticalXXS} 0 0`,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    ...meta,
  },
  failed: { color: tokens.colorStatusDangerForeground1 },
})
