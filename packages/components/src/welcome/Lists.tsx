import { useState } from 'react'
import { ImportRow, ImportRowList, InfiniteList, LinkTabs, type NavItem, Panel, SequenceTile } from '../index.ts'
import { Card } from './Card.tsx'
import { useWelcomeStyles } from './Welcome.styles.ts'

const tabs: readonly NavItem[] = [
  { id: 'general', label: 'General', href: '#general', alertLabel: 'reconnect needed' },
  { id: 'sequences', label: 'Sequences', href: '#sequences', count: 3, countLabel: 'active' },
  { id: 'schedule', label: 'Schedule', href: '#schedule' },
  { id: 'settings', label: 'Settings', href: '#settings' },
]

/** Lists that are longer than their place, and the ways through them. */
export function Lists() {
  const styles = useWelcomeStyles()
  return (
    <>
      <div className={styles.columns}>
        <Sequences />
        <Card title="50,000 rows of a file">
          <div className={styles.list}>
            <ImportRowList
              label="Rows of the file"
              count={50_000}
              renderRow={(index) => (
                <ImportRow
                  name={`Recipient number ${index + 1}`}
                  row={index + 2}
                  status={index % 4 === 3 ? 'skipped' : 'imported'}
                />
              )}
            />
          </div>
        </Card>
      </div>
      <Panel title="Profile" meta="Tuesday, March 17">
        <LinkTabs label="Profile" items={tabs} selectedId="sequences" />
      </Panel>
    </>
  )
}

/** Loads ten more each time it is asked, up to 50. */
function Sequences() {
  const styles = useWelcomeStyles()
  const [count, setCount] = useState(10)
  return (
    <Card title="Loads as it is scrolled">
      <InfiniteList
        className={styles.list}
        label="Sequences of the client"
        items={Array.from({ length: count }, (_, index) => index + 1)}
        keyOf={(number) => number}
        renderItem={(number) => (
          <SequenceTile
            name={`Sequence ${number}`}
            clientName="Northwind Analytics"
            href={`#sequence${number}`}
            isAutomated={number % 3 !== 0}
          />
        )}
        hasMore={count < 50}
        isLoadingMore={false}
        onLoadMore={() => setCount(count + 10)}
      />
    </Card>
  )
}
