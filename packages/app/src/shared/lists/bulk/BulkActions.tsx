import { Button } from '@fluentui/react-components'
import { useAtomValue, useSetAtom } from 'jotai'
import { type List } from '../defineList.ts'
import { type ListRow } from '../listTypes.ts'

/** The bulk actions, as buttons. */
export function BulkActions<Row extends ListRow>({ list }: { readonly list: List<Row> }) {
  const { atoms, bulkActions = [] } = list
  const count = useAtomValue(atoms.selectedCountAtom)
  const start = useSetAtom(atoms.startBulkAtom)
  return bulkActions.map((action) => {
    const { id, label, icon: Icon } = action
    return (
      <Button
        key={id}
        size="small"
        appearance="subtle"
        {...(Icon && { icon: <Icon /> })}
        onClick={() => void start({ action, count })}
      >
        {label}
      </Button>
    )
  })
}
