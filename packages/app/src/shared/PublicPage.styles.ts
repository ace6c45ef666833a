import { makeStyles, tokens } from '@fluentui/react-components'

export const usePublicPageStyles = makeStyles({
  // The frame of signed-in users has the gutters already.
  framed: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXL, maxWidth: '1100px' },
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXL,
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: `calc(1100px + 2 * ${tokens.spacingHorizontalXXL})`,
    margin: '0 auto',
    padding: tokens.spacingHorizontalXXL,
  },
})
