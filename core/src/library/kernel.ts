/** The former name of the door without a name. */
export * from './index';
