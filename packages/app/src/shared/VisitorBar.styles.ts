import { makeStyles, tokens } from '@fluentui/react-components'

export const useVisitorBarStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
  home: { textDecorationLine: 'none' },
  ways: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})
