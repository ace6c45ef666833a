import { makeStyles, tokens } from '@fluentui/react-components'

export const useResultListStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    // The rest of the window below head and summary, so that the rows scroll and not the page.
    height: 'max(320px, calc(100vh - 352px))',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow2,
    overflow: 'hidden',
  },
  tabs: {
    flexShrink: 0,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  figure: {
    marginInlineStart: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  empty: { flexGrow: 1, display: 'grid', alignItems: 'center' },
})
