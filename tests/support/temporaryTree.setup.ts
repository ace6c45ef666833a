import { afterAll } from 'vitest'
import { removeTemporaryTrees } from './temporaryTree.ts'

// In a setup file, which runs for each test file: the module of the trees is evaluated once for all files of a worker.
afterAll(removeTemporaryTrees)
