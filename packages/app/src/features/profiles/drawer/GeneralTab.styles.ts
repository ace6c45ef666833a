import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'

export const useGeneralTabStyles = makeStyles({
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
    gap: tokens.spacingHorizontalL,
    margin: 0,
  },
  term: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground2 },
  fact: { margin: 0, overflowWrap: 'anywhere' },
  link: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  effect: {
    minWidth: 0,
    margin: 0,
    color: tokens.colorNeutralForeground2,
    ...typographyStyles.caption1,
  },
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
    gap: tokens.spacingHorizontalL,
    alignItems: 'start',
  },
})
