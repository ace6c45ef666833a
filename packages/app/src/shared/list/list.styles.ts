import { makeStyles, tokens } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

export const useListPageStyles = makeStyles({
  // Fills the rest of the window and scrolls inside. In low windows the page scrolls.
  root: { ...column(tokens.spacingVerticalL), flexGrow: 1, flexBasis: 0, minWidth: 0, minHeight: '440px' },
  /** Moves a list out from under its open filters, but leaves at least 640 px for the list. */
  besideFilters: {
    ':has(> [data-filters-open])': {
      // The width of the drawer, less the width of the demo's console, which the drawer covers. The console takes the
      // rest of the window next to this page and its padding of 48 px.
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
