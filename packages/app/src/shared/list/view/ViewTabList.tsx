import { Tab, TabList } from '@fluentui/react-components'
import { useSetAtom } from 'jotai'
import { type AnyList } from '../defineList.ts'
import { listMessages } from '../messages.ts'
import { defaultView } from './listView.ts'
import { useSavedViewsStyles } from './SavedViews.styles.ts'
import { useSavedViews } from './useSavedViews.ts'

const allTab = 'all'

/** Shows the tab 'All', and then a tab for each saved view (LIST-49). */
export function ViewTabList({ list }: { readonly list: AnyList }) {
  const styles = useSavedViewsStyles()
  const changeView = useSetAtom(list.atoms.changeViewAtom)
  const { views, current, isPlain, apply } = useSavedViews(list)
  return (
    <TabList
      aria-label={listMessages.views.tabs}
      className={styles.tabs}
      selectedValue={current?.id ?? (isPlain ? allTab : undefined)}
      onTabSelect={(_, { value }) => (value === allTab ? changeView({ ...defaultView }) : apply(String(value)))}
    >
      <Tab value={allTab}>{listMessages.views.all}</Tab>
      {views.map(({ id, name }) => (
        <Tab key={id} value={id} title={name} content={{ className: styles.name }}>
          {name}
        </Tab>
      ))}
    </TabList>
  )
}
