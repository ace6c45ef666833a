import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column, focusOutline, plainList, surface, quietCaption, centered } from '@tandem/components/styles'

const textLink = {
  color: tokens.colorNeutralForeground2,
  textDecorationLine: 'none',
  ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
} as const

export const useGuideArticleStyles = makeStyles({
  root: {
    ...column(tokens.spacingVerticalXXL),
    boxSizing: 'border-box',
    minWidth: 0,
    maxWidth: '800px',
    padding: `${tokens.spacingVerticalXXL} ${tokens.spacingHorizontalXXXL}`,
    ...surface,
  },
  screens: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  section: column(tokens.spacingVerticalM),
  title: { ...typographyStyles.subtitle1, margin: 0, outlineStyle: 'none' },
  text: { ...typographyStyles.body1, margin: 0, maxWidth: '68ch' },
  list: {
    ...column(tokens.spacingVerticalXS),
    margin: 0,
    paddingInlineStart: tokens.spacingHorizontalXXL,
    maxWidth: '68ch',
  },
  note: {
    margin: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  facts: { ...column(), margin: 0 },
  fact: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    gap: tokens.spacingHorizontalL,
    paddingBlock: tokens.spacingVerticalS,
    ':not(:first-child)': { borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}` },
  },
  term: { ...typographyStyles.body1Strong, overflowWrap: 'anywhere' },
  meaning: { margin: 0, overflowWrap: 'anywhere' },
  keyRow: {
    display: 'grid',
    gridTemplateColumns: '160px minmax(0, 1fr)',
    alignItems: 'center',
    gap: tokens.spacingHorizontalL,
    minHeight: '36px',
  },
  caps: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
  cap: {
    ...centered,
    boxSizing: 'border-box',
    minWidth: '24px',
    height: '24px',
    paddingInline: tokens.spacingHorizontalXS,
    borderRadius: tokens.borderRadiusSmall,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    ...typographyStyles.caption1Strong,
  },
  contents: {
    position: 'sticky',
    top: tokens.spacingVerticalXXL,
    alignSelf: 'start',
    '@media (max-width: 1100px)': { display: 'none' },
  },
  contentsTitle: { ...typographyStyles.caption1Strong, margin: `0 0 ${tokens.spacingVerticalS}` },
  contentsList: { ...column(tokens.spacingVerticalS), ...plainList },
  contentsLink: textLink,
})

export const useHelpOverviewStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalXXL), minWidth: 0, gridColumn: 'span 2' },
  topic: column(tokens.spacingVerticalM),
  title: { ...typographyStyles.subtitle1, margin: 0 },
  guides: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
    gap: tokens.spacingHorizontalL,
    ...plainList,
  },
  guide: {
    position: 'relative',
    padding: tokens.spacingHorizontalL,
    ...surface,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  // The whole card is the link.
  link: {
    ...typographyStyles.body1Strong,
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    outlineStyle: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: tokens.borderRadiusXLarge },
    ':focus-visible::after': focusOutline,
  },
  summary: { margin: `${tokens.spacingVerticalXS} 0 0`, color: tokens.colorNeutralForeground2 },
})

export const useHelpPageStyles = makeStyles({
  page: column(tokens.spacingVerticalXXL),
  // Visitors see the page without the app's layout, so the page needs its own padding.
  visited: { padding: tokens.spacingHorizontalXXL },
  columns: {
    display: 'grid',
    gridTemplateColumns: '264px minmax(0, 1fr) 200px',
    alignItems: 'start',
    gap: tokens.spacingHorizontalXXXL,
    '@media (max-width: 1100px)': { gridTemplateColumns: '240px minmax(0, 1fr)' },
    '@media (max-width: 760px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  // The side column stays visible while the user scrolls through a long guide.
  side: {
    position: 'sticky',
    top: 0,
    ...column(tokens.spacingVerticalL),
    boxSizing: 'border-box',
    maxHeight: '100dvh',
    margin: `calc(-1 * ${tokens.spacingVerticalXXL}) calc(-1 * ${tokens.spacingHorizontalS}) 0`,
    padding: `${tokens.spacingVerticalXXL} ${tokens.spacingHorizontalS}`,
    overflowY: 'auto',
    '@media (max-width: 760px)': { position: 'static', maxHeight: 'none' },
  },
  search: { maxWidth: 'none', width: '100%', flexShrink: 0 },
  topic: { marginBottom: tokens.spacingVerticalL },
  topicTitle: {
    ...typographyStyles.caption1Strong,
    margin: `0 0 ${tokens.spacingVerticalXS}`,
    paddingInline: tokens.spacingHorizontalM,
    color: tokens.colorNeutralForeground2,
  },
  links: plainList,
  link: {
    display: 'block',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  selected: {
    backgroundColor: tokens.colorSubtleBackgroundSelected,
    fontWeight: tokens.fontWeightSemibold,
    boxShadow: `inset ${tokens.strokeWidthThicker} 0 0 ${tokens.colorCompoundBrandStroke}`,
  },
  count: { ...typographyStyles.caption1, margin: `0 0 ${tokens.spacingVerticalS}`, overflowWrap: 'anywhere' },
  result: {
    ...column(),
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  resultGuide: quietCaption,
})
