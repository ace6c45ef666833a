import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'

export const useDemoConsoleStyles = makeStyles({
  root: {
    position: 'fixed',
    insetBlock: 0,
    insetInlineStart: 0,
    zIndex: 1,
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXL,
    width: '360px',
    padding: tokens.spacingHorizontalL,
    overflowY: 'auto',
    borderRight: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  closed: { display: 'none' },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  title: { margin: 0 },
  help: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground3 },
  section: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  sectionTitle: { ...typographyStyles.subtitle2, margin: 0 },
  row: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  // A long option does not widen the console.
  choice: { minWidth: 0, textOverflow: 'ellipsis' },
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
