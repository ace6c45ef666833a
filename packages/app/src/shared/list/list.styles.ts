import { makeStyles, tokens } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

export const useListPageStyles = makeStyles({
  // Fills the window, so that the list scrolls. In a low window, the page scrolls.
  root: { ...column(tokens.spacingVerticalL), flexGrow: 1, flexBasis: 0, minWidth: 0, minHeight: '440px' },
  /** Moves the list aside, so that the open filter drawer does not cover it. The list keeps at least 640 px. */
  besideFilters: {
    ':has(> [data-filters-open])': {
      // The drawer covers the demo's console and the page's padding. The list moves by the rest of the drawer's width.
      paddingInlineStart: 'clamp(0px, 100% - 640px, var(--sizeFilterDrawer) + 48px - 100vw + 100%)',
    },
  },
})

export const useTableTabStyles = makeStyles({
  table: {
    flexGrow: 1,
    minHeight: 0,
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusXLarge,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
})
