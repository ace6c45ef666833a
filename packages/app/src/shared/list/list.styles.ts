import { makeStyles, tokens } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

export const useListPageStyles = makeStyles({
  // Fills the rest of the window and scrolls inside. In low windows the page scrolls.
  root: { ...column(tokens.spacingVerticalL), flexGrow: 1, flexBasis: 0, minWidth: 0, minHeight: '440px' },
  /** Moves a list next to its open filters, as far as 640 px remain for the list. */
  besideFilters: {
    ':has(> [data-filters-open])': {
      // The drawer also covers the demo's console. Without the console, the window is 48 px wider than the page.
      paddingInlineStart: 'clamp(0px, 100% - 640px, var(--sizeFilterDrawer) + 48px - 100vw + 100%)',
    },
  },
})

/** A table that fills a tab and scrolls inside. */
export const useTableTabStyles = makeStyles({
  table: {
    flexGrow: 1,
    minHeight: 0,
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusXLarge,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
})
