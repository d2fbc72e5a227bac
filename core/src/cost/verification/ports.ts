/** How many cost records a month has been built, or built again. */
export interface MonthCosts {
  readonly costRecords: number;
}

export interface MonthOfProject {
  /** yyyy-MM */
  readonly month: string;
  /** All projects unless given. */
  readonly projectId?: string;
}

/** Ids of records, or digits of months (`202401`), joined by commas. */
export interface ChosenMonths {
  readonly ids: string;
}

type Lock = (args: ChosenMonths) => Promise<{ locked: number }>;
type Unlock = (args: ChosenMonths) => Promise<{ unlocked: number }>;
type Init = (args: MonthOfProject) => Promise<MonthCosts>;

/** Locking months of cost, and building the cost of one month. */
export interface CostPort {
  readonly lockPersonnel: Lock;
  readonly lockFixedAssets: Lock;
  readonly lockIntangibles: Lock;
  readonly lockLeases: Lock;
  readonly lockMaterials: Lock;
  readonly unlockPersonnel: Unlock;
  readonly unlockFixedAssets: Unlock;
  readonly unlockIntangibles: Unlock;
  readonly unlockLeases: Unlock;
  readonly unlockMaterials: Unlock;
  readonly initPersonnel: Init;
  readonly initFixedAssets: Init;
  readonly initIntangibles: Init;
  readonly initEquipmentPower: Init;
  readonly initPower: Init;
}
