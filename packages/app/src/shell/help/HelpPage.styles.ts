import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column, plainList, quietCaption } from '@tandem/components/styles'

export const useHelpPageStyles = makeStyles({
  page: column(tokens.spacingVerticalXXL),
  // The bare layout has no padding.
  visited: { padding: tokens.spacingHorizontalXXL },
  columns: {
    display: 'grid',
    gridTemplateColumns: '264px minmax(0, 800px) 200px',
    alignItems: 'start',
    gap: tokens.spacingHorizontalXXXL,
    '@media (max-width: 1100px)': { gridTemplateColumns: '240px minmax(0, 1fr)' },
    '@media (max-width: 760px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  // Stays while the guide scrolls, and scrolls by itself in a low window.
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
