// Generated from spec/main.tsp by "npm run generate". Do not edit.

const upgrades = {
 "2.4": [
  {
   "events": [
    "create:task",
    "update:task",
    "delete:task"
   ],
   "what": "has lost task.segments"
  },
  {
   "events": [
    "ping"
   ],
   "what": "has lost Webhook.project"
  },
  {
   "events": [
    "update:task"
   ],
   "what": "has lost TaskBeforeUpdate.segments"
  },
  {
   "events": [
    "update:organization",
    "update:membership",
    "update:project",
    "update:task",
    "update:job",
    "update:issue",
    "update:comment"
   ],
   "what": "has changed before_update: may be missing"
  },
  {
   "events": [
    "update:organization",
    "update:membership",
    "delete:membership",
    "create:invitation",
    "delete:invitation",
    "create:project",
    "update:project",
    "delete:project",
    "create:task",
    "update:task",
    "delete:task",
    "update:job",
    "create:issue",
    "update:issue",
    "delete:issue",
    "create:comment",
    "update:comment",
    "delete:comment"
   ],
   "what": "has changed sender: may be BackgroundUser; may be NamelessUser"
  },
  {
   "events": [
    "update:task"
   ],
   "what": "has changed Task.data_chunk_size: may be null; may be missing"
  },
  {
   "events": [
    "update:task"
   ],
   "what": "has changed Task.data_compressed_chunk_type: values added: \"video\", \"list\"; may be missing"
  },
  {
   "events": [
    "update:task"
   ],
   "what": "has changed Task.data_original_chunk_type: values added: \"video\", \"list\"; may be missing"
  },
  {
   "events": [
    "update:task"
   ],
   "what": "has changed Task.size: may be missing"
  },
  {
   "events": [
    "update:task"
   ],
   "what": "has changed Task.image_quality: may be missing"
  },
  {
   "events": [
    "update:task"
   ],
   "what": "has changed Task.data: may be null; may be missing"
  },
  {
   "events": [
    "create:task",
    "update:task",
    "delete:task"
   ],
   "what": "has changed task.project_id: may be null"
  },
  {
   "events": [
    "create:task",
    "update:task",
    "delete:task",
    "ping"
   ],
   "what": "has changed task.owner: may be null"
  },
  {
   "events": [
    "create:task",
    "update:task",
    "delete:task"
   ],
   "what": "has changed task.labels: list of Label becomes LabelsSummary; may be null"
  },
  {
   "events": [
    "create:task",
    "update:task",
    "delete:task"
   ],
   "what": "has changed task.target_storage: may be null"
  },
  {
   "events": [
    "create:task",
    "update:task",
    "delete:task"
   ],
   "what": "has changed task.source_storage: may be null"
  },
  {
   "events": [
    "update:task"
   ],
   "what": "has changed TaskBeforeUpdate.data_chunk_size: may be null"
  },
  {
   "events": [
    "update:task"
   ],
   "what": "has changed TaskBeforeUpdate.data_compressed_chunk_type: values added: \"video\", \"list\"; may be null"
  },
  {
   "events": [
    "update:task"
   ],
   "what": "has changed TaskBeforeUpdate.data_original_chunk_type: values added: \"video\", \"list\"; may be null"
  },
  {
   "events": [
    "update:task"
   ],
   "what": "has changed TaskBeforeUpdate.size: may be null"
  },
  {
   "events": [
    "update:task"
   ],
   "what": "has changed TaskBeforeUpdate.image_quality: may be null"
  },
  {
   "events": [
    "update:task"
   ],
   "what": "has changed TaskBeforeUpdate.data: may be null"
  },
  {
   "events": [
    "ping"
   ],
   "what": "has changed Webhook.last_status: may be null"
  },
  {
   "events": [
    "ping"
   ],
   "what": "has changed EventName: values added: \"delete:organization\", \"create:membership\", \"create:job\", \"delete:job\""
  }
 ],
 "2.65": [
  {
   "events": [
    "create:project",
    "update:project",
    "delete:project",
    "create:task",
    "update:task",
    "delete:task",
    "update:job",
    "create:job",
    "delete:job"
   ],
   "what": "has lost LabelsSummary.count"
  },
  {
   "events": [
    "ping"
   ],
   "what": "has changed EventName: values added: \"create:export\", \"create:backup\""
  }
 ],
 "2.73": [
  {
   "events": [
    "ping"
   ],
   "what": "has changed EventName: values added: \"completed:request[calculate:quality]\", \"completed:request[create:task]\", \"complete…"
  },
  {
   "events": [
    "delete:organization",
    "create:export",
    "create:backup"
   ],
   "what": "is gone"
  }
 ],
 "2.76": [
  {
   "events": [
    "update:organization",
    "update:membership",
    "update:project",
    "update:task",
    "update:job",
    "update:issue",
    "update:comment"
   ],
   "what": "has lost before_update"
  },
  {
   "events": [
    "update:organization",
    "update:membership",
    "update:project",
    "update:task",
    "update:job",
    "update:issue",
    "update:comment"
   ],
   "what": "has lost changes"
  },
  {
   "events": [
    "update:organization",
    "update:membership",
    "delete:membership",
    "create:membership",
    "create:invitation",
    "delete:invitation",
    "create:project",
    "update:project",
    "delete:project",
    "create:task",
    "update:task",
    "delete:task",
    "update:job",
    "create:job",
    "delete:job",
    "create:issue",
    "update:issue",
    "delete:issue",
    "create:comment",
    "update:comment",
    "delete:comment"
   ],
   "what": "has changed Sender: is no longer NamelessUser; may be null"
  },
  {
   "events": [
    "create:task",
    "update:task",
    "delete:task"
   ],
   "what": "has changed Task.consensus_enabled: may be missing"
  },
  {
   "events": [
    "update:job",
    "create:job",
    "delete:job"
   ],
   "what": "has changed Job.consensus_replicas: may be missing"
  },
  {
   "events": [
    "ping"
   ],
   "what": "has changed WebhookType: values added: \"server\""
  },
  {
   "events": [
    "ping"
   ],
   "what": "has changed EventName: values added: \"create:organization\", \"delete:organization\", \"create:user\", \"update:user\", \"delete…"
  }
 ]
};

export const listBreaks = (editions, keyOf) =>
  editions
    .flatMap((edition) => upgrades[edition] ?? [])
    .flatMap(({ events, what }) => {
      const keys = new Set(events.flatMap((event) => keyOf(event) ?? []));
      return [...keys].map((key) => {
        const [first, ...rest] = events.filter((event) => keyOf(event) === key);
        const several = `${first} and ${rest.length} more ${what.replace(/^has/, "have")}`;
        return `${rest.length === 0 ? `${first} ${what}` : several}, which your handler for "${key}" receives`;
      });
    });
