import { makeStyles, tokens } from '@fluentui/react-components'
import { column, surface } from '@tandem/components/styles'

export const useResultListStyles = makeStyles({
  root: {
    ...column(),
    // The rest of the window below head and summary, so that the rows scroll and not the page.
    height: 'max(320px, calc(100vh - 352px))',
    ...surface,
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
