import { makeStyles, tokens } from '@fluentui/react-components'

export const useProfileFieldsStyles = makeStyles({
  help: { margin: 0, color: tokens.colorNeutralForeground2 },
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
    gap: tokens.spacingHorizontalL,
    alignItems: 'start',
  },
})
