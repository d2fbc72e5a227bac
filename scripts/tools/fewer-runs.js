import fc from 'fast-check';

/** A change of a rule that matters is seen in few of the cases; a run is made for every change. */
fc.configureGlobal({ numRuns: 20 });
