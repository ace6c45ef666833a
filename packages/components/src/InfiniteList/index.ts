export * from './InfiniteList.tsx'
