import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column, surface } from '../theme/styleFragments.ts'

export const useWelcomeStyles = makeStyles({
  page: { ...column(tokens.spacingVerticalXXXL), padding: tokens.spacingHorizontalXXL },
  hero: { ...column(tokens.spacingVerticalS), maxWidth: '80ch', ...typographyStyles.body1 },
  title: { margin: 0 },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  group: column(tokens.spacingVerticalM),
  groupName: { ...typographyStyles.subtitle1, margin: 0 },
  parts: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: tokens.spacingHorizontalXXL },
  card: {
    ...surface,
    ...column(tokens.spacingVerticalM),
    flexGrow: 1,
    boxSizing: 'border-box',
    minWidth: '360px',
    maxWidth: '100%',
    padding: tokens.spacingHorizontalL,
    // The stories of popups reserve space that a card does not need.
    '& > div': { minHeight: '0 !important' },
  },
  open: { alignSelf: 'flex-start' },
  name: { ...typographyStyles.subtitle2, margin: 0 },
  link: { color: tokens.colorBrandForegroundLink },
})
