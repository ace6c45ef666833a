import { makeStyles, tokens } from '@fluentui/react-components'

export const useListTableStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: tokens.spacingHorizontalS },
})
