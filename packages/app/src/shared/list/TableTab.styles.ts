import { makeStyles, tokens } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

/** A table that fills a tab and scrolls inside, with a search or notices above it. */
export const useTableTabStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalM), height: '100%', minHeight: '320px' },
  search: { flexShrink: 0, maxWidth: '360px' },
  table: {
    flexGrow: 1,
    minHeight: 0,
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusXLarge,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
})
