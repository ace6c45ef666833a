import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column, focusOutline, plainList, surface } from '@tandem/components/styles'

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
