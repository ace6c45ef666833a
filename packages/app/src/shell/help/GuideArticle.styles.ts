import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { centered, column, plainList, surface } from '@tandem/components/styles'

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
