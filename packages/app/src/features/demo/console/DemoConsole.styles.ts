import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'

export const useDemoConsoleStyles = makeStyles({
  root: { width: 'min(400px, 100vw)' },
  title: typographyStyles.subtitle1,
  help: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground3 },
  body: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXL },
  section: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  sectionTitle: { ...typographyStyles.subtitle2, margin: 0 },
  row: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  next: { ...typographyStyles.body1, margin: 0, flexGrow: 1, fontVariantNumeric: 'tabular-nums' },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  item: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  name: { flexGrow: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})
