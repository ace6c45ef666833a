import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { surface } from '../theme/styleFragments.ts'

export const useWelcomeStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXL, padding: tokens.spacingHorizontalXXL },
  stats: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))', gap: tokens.spacingHorizontalXXL },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(320px, 1fr))',
    gap: tokens.spacingHorizontalXXL,
    alignItems: 'start',
  },
  card: {
    ...surface,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    minWidth: 0,
    padding: tokens.spacingHorizontalL,
  },
  cardTitle: { ...typographyStyles.subtitle2, margin: 0 },
  table: { height: '360px' },
  chat: { display: 'flex', flexDirection: 'column', height: '520px' },
  wrap: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, alignItems: 'center' },
  hero: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, maxWidth: '80ch', ...typographyStyles.body1 },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
})
