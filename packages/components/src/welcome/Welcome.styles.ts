import { type GriffelStyle, makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { surface } from '../theme/styleFragments.ts'

/** A page that has the window to itself, over the dialog's own shape. */
const wholeWindow: GriffelStyle = {
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  width: '100vw',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 'none',
  borderRadius: 0,
  overflowY: 'auto',
}

export const useWelcomeStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXL,
    padding: tokens.spacingHorizontalXXL,
    outlineStyle: 'none',
  },
  stats: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
    gap: tokens.spacingHorizontalXXL,
  },
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
  list: { display: 'flex', flexDirection: 'column', height: '420px', overflowY: 'auto' },
  openers: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  opener: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
  openerText: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  openerName: { ...typographyStyles.body1Strong, overflowWrap: 'anywhere' },
  screen: wholeWindow,
  screenClose: { position: 'absolute', top: tokens.spacingVerticalL, right: tokens.spacingHorizontalL, zIndex: 1 },
  chat: { display: 'flex', flexDirection: 'column', height: '520px' },
  wrap: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, alignItems: 'center' },
  hero: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    maxWidth: '80ch',
    ...typographyStyles.body1,
  },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
})
