import { makeStyles, tokens } from '@fluentui/react-components'

export const useAuthCardStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'stretch',
    justifyContent: 'center',
    // Else it is as wide as the card wants to be, also in a narrow window.
    width: '100%',
    gap: tokens.spacingHorizontalXXL,
  },
  notice: {
    margin: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  text: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  links: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
  form: {
    // Without it a field is as wide as twenty letters, and sticks out of a narrow card.
    '& input': { width: '100%', minWidth: 0 },
  },
})
