import { makeStyles, tokens } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

export const useNoticesStyles = makeStyles({
  // As high as a banner.
  place: { height: '36px' },
  // Without a height, because a notice over the page must not move it.
  over: { position: 'relative', height: 0, zIndex: 4 },
  cards: {
    position: 'absolute',
    top: tokens.spacingVerticalXS,
    left: 0,
    right: 0,
    ...column(tokens.spacingVerticalS),
    boxSizing: 'border-box',
    width: 'fit-content',
    maxWidth: `min(600px, calc(100% - 2 * ${tokens.spacingHorizontalXXL}))`,
    marginInline: 'auto',
  },
  card: {
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow16,
    // Its code is loading, or could not be loaded.
    ':empty': { display: 'none' },
  },
})
