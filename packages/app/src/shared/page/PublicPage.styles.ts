import { makeStyles, tokens } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

export const usePublicPageStyles = makeStyles({
  // The frame of signed-in users has the gutters already.
  framed: { ...column(tokens.spacingVerticalXXL), maxWidth: '1100px' },
  root: {
    ...column(tokens.spacingVerticalXXL),
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: `calc(1100px + 2 * ${tokens.spacingHorizontalXXL})`,
    margin: '0 auto',
    padding: tokens.spacingHorizontalXXL,
  },
})
